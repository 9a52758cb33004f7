mkdir -p club/partidas club/torneos
cp Partidas/*.sav club/partidas
cp cruces.txt club/torneos
chmod 640 club/partidas/*.sav
chmod 664 club/torneos/cruces.txt
sudo chown -R root:socios club
sudo chown aurora club/partidas/aurora.sav
sudo chown bruno club/partidas/bruno.sav
sudo chown -R celia:arbitros club/torneos
sudo chown root club/torneos
sudo chmod u=rwx,g=rwxs,o= club/partidas
sudo chmod u=rwx,g=rwxs,o=rx club/torneos
sudo chmod u=rwx,g=rx,o= club
sudo mv club /srv
