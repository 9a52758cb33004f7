create table torneo (
  id integer primary key, nombre text not null, cuota integer default 0 not null,
  unique (nombre), check (cuota > -1)
) strict
