create table equipo (nombre text not null, id integer primary key);
create table equipo_socio (puesto text not null, socio_id integer not null references socio on delete restrict,
  equipo_id integer not null references equipo on delete cascade, primary key (socio_id, equipo_id));
