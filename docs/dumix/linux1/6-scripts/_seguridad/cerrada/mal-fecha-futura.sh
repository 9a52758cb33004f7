# Falla: condición 1
sudo usermod -L -e $(date -d '+90 days' +%F) taller
