sudo usermod -G torneos,caja,prensa aurora
sudo usermod -G torneos,prensa bruno
sudo chmod u=rwx,g=rwx,o= /srv/torneos
sudo chgrp -R torneos /srv/torneos
sudo chown -R aurora /srv/torneos
