sudo rsync -rt --chmod=D755,F644 --exclude='*.bak' pagina/ /var/www/html/club/
