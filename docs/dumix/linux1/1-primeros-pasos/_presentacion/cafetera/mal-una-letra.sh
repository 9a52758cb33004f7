# Falla: condición 1
cafeter
