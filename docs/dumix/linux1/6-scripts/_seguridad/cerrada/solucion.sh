sudo usermod -L -e 1 taller
