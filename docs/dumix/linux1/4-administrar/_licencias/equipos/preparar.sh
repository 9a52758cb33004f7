# Siete copias de os-release, con lo que interesa de cada una.
mkdir Equipos && cd Equipos || exit
printf 'NAME="Debian GNU/Linux"\nVERSION_ID="13"\nID=debian\n' > oficina
printf 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n' > pasillo
printf 'NAME="Ubuntu"\nVERSION="26.04 LTS"\nID=ubuntu\nID_LIKE=debian\n' > sala
printf 'NAME="Fedora Linux"\nVERSION_ID=42\nID=fedora\nSUPPORT_END=2026-05-13\n' > taller
printf 'NAME="AlmaLinux"\nID="almalinux"\nID_LIKE="rhel centos fedora"\nSUPPORT_END=2032-06-01\n' > taquilla
printf 'NAME="Arch Linux"\nID=arch\nBUILD_ID=rolling\n' > torneo
printf 'NAME="openSUSE Tumbleweed"\nID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n' > consola
chown -R alumno: .
