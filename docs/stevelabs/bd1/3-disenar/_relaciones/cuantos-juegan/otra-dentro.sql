select nombre, (select count(*) from inscripcion where torneo_id = torneo.id) from torneo
