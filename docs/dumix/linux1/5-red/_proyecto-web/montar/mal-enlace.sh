# Falla: condición 5
rm pagina/reglas.bak pagina/torneo/cuadro.bak
chmod -R u=rwX,go=rX pagina
sudo ln -s /home/alumno/pagina /var/www/html/club
