create table socio (id integer primary key, nombre text not null, presentado_por integer,
foreign key (presentado_por) references socio (id) on delete set null)
