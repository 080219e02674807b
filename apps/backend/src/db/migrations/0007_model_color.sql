-- The colour a 3D model shows, where the product has more than one.

alter table product_file add column attribute_value_id int references attribute_value;
