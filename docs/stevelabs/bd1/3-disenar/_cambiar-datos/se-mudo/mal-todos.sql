-- Falla: tabla socio
UPDATE socio SET barrio = 'Puerto';
