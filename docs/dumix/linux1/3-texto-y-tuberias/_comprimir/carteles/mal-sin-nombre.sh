# Falla: condición 2
tar -cf Carteles/* Fotos
tar -cf feria.tar Carteles Fotos
