# Falla: condición 2
tar -cf feria.tar Carteles
tar -cf feria.tar Fotos
