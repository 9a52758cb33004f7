ex -s -c '%s/16:00/17:00/' -c x cartel.txt
