create table consola (nombre text, id integer primary key, horas real, serie text) strict
