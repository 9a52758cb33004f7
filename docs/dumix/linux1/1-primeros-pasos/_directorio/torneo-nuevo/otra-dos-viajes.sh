cd Torneos
ls
cd 2026
