# Falla: condición 1
tar -czf feria.tar Carteles Fotos
