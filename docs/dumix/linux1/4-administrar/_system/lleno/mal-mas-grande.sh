# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
df -h /srv/*
echo /srv/videos > lleno.txt
rm /srv/videos/final.avi
