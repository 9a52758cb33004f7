SELECT 'Bar d''Ogros' AS titulo;
