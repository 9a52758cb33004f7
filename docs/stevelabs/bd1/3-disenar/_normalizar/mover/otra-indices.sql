create table torneo (id integer, nombre text not null, dia text not null, primary key (id));
create unique index un on torneo (nombre);
create table torneo_juego (torneo_id int not null, juego text not null, foreign key (torneo_id) references torneo);
create unique index par on torneo_juego (juego, torneo_id);
INSERT INTO torneo (nombre, dia)
SELECT DISTINCT torneo, dia FROM cuaderno;
with u as (select torneo, juego1 as j from cuaderno union all select torneo, juego2 from cuaderno)
insert into torneo_juego select distinct t.id, u.j from u, torneo t where t.nombre = u.torneo and u.j <> '';
