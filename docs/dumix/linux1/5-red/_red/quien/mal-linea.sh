# Falla: condición 1
sudo ss -tlnp | grep 7777 > quien.txt
