SELECT min(nacimiento) AS mayor, max(nacimiento) AS menor FROM socio
WHERE nacimiento IS NOT NULL;
