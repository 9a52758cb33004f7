# Falla: condición 1
neon
