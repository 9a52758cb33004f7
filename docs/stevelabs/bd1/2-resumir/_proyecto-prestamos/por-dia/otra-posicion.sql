select prestado as dia, count(id) as n from prestamo
where not prestado < '2026-10-01' group by 1 order by dia
