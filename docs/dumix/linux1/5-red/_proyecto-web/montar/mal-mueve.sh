# Falla: condición 5
rm pagina/reglas.bak pagina/torneo/cuadro.bak
chmod -R u=rwX,go=rX pagina
sudo mv pagina /var/www/html/club
