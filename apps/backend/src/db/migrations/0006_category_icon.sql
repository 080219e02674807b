-- The sign beside a category in the menu: the name of an SVG file among the shop's pictures.

alter table category add column icon text;
