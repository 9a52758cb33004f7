# Falla: condición 2
rm Bajado/*.log
