create table prestamo (id integer primary key, juego_id integer not null, socio_id integer, prestado text not null,
  foreign key (socio_id) references socio (id) on delete set null,
  foreign key (juego_id) references juego (id));
create table juego_genero (juego_id integer not null, genero_id integer not null, primary key (genero_id, juego_id),
  foreign key (genero_id) references genero (id),
  foreign key (juego_id) references juego (id) on delete cascade);
