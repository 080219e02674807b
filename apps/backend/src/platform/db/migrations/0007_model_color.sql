-- Colour displayed by a 3D model, if the product has several.

alter table product_file add column attribute_value_id int references attribute_value;
