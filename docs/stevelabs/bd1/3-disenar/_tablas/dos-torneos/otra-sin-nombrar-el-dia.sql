insert into torneo (cuota, nombre) values (0, 'Liga Sótano');
insert into torneo (nombre, dia, cuota) values ('Copa Gotera', '2026-12-05', '500');
select * from torneo
