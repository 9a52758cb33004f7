hostname
mkdir fototeca
