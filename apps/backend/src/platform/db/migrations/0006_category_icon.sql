-- Menu icon of a category: name of an SVG file among the pictures.

alter table category add column icon text;
