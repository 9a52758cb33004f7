# Falla: condición 2
# Falla: condición 3
tar -czf Capturas/*
tar -czf capturas.tar.gz Capturas
