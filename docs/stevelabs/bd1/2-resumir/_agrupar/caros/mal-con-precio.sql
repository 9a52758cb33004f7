-- Falla: filas
SELECT soporte, max(centavos) FROM juego
WHERE centavos IS NOT NULL
GROUP BY soporte;
