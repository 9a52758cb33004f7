sudo chown :socios /srv/sala /srv/sala/*.png
sudo chmod 2770 /srv/sala
