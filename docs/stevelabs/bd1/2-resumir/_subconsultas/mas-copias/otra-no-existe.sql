SELECT titulo, copias FROM juego AS j
WHERE NOT EXISTS (SELECT * FROM juego AS k WHERE k.copias > j.copias)
ORDER BY titulo, id;
