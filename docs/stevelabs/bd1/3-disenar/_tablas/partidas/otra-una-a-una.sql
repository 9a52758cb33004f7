create table partida (dia text, id integer primary key, comentario text, carnet text, minutos real, puntos integer) strict;
insert into partida (dia, carnet, puntos, minutos) values ('2026-12-05', '023', 4200, 12 + 30 / 60.0);
insert into partida (dia, carnet, puntos, comentario) values ('2026-12-05', '391', 0, 'Se fue la luz');
insert into partida (dia, carnet, puntos, minutos, comentario) values ('2026-12-12', '046', 1950, 7 + 45 / 60.0, 'Revancha en el Bar d''Ogros');
