-- Lo tecleado va entre los dos apóstrofos
SELECT nombre FROM socio WHERE carnet = '';
