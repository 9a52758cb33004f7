mkdir ~/taller
