# Falla: condición 1
sudo dpkg -i /srv/repo/pool/libncurses6*.deb
sudo dpkg -i /srv/repo/pool/sl*.deb /srv/repo/pool/ncal*.deb
echo 'deb file:/srv/repo bookworm main' | sudo tee /etc/apt/sources.list
echo psmisc > dueno.txt
