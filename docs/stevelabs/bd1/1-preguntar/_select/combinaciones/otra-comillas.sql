SELECT DISTINCT
  soporte AS soporte,
  jugadores AS "jugadores",
  'por revisar' AS "estado"
FROM juego; -- una de cada
