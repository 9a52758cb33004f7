sudo dpkg -i /srv/repo/pool/figlet*.deb
figlet Torneo > cartel.txt
