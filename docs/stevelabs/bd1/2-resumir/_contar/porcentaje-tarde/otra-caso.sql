SELECT
  round(100.0 * count(CASE WHEN devuelto > vence THEN 1 END) / count(devuelto), 1),
  count(DISTINCT CASE WHEN devuelto IS NOT NULL THEN socio_id END)
FROM prestamo;
