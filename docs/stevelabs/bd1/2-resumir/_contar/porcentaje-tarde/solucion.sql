SELECT
  round(100.0 * sum(devuelto > vence) / count(*), 1) AS porcentaje,
  count(DISTINCT socio_id) AS socios
FROM prestamo
WHERE devuelto IS NOT NULL;
