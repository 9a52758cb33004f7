head -n 1 /proc/meminfo | tee memoria.txt
