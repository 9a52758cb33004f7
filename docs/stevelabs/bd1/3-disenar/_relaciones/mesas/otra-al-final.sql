create table torneo (mesa_id integer, nombre text not null, id integer primary key,
foreign key (mesa_id) references mesa (id))
