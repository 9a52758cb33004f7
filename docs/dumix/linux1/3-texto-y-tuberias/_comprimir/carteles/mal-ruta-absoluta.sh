# Falla: condición 2
tar -cf ~/feria.tar ~/Carteles ~/Fotos
