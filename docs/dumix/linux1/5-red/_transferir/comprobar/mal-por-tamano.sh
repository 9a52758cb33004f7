# Falla: condición 1
cd Bajado
wc -c *
rm mayo.log
