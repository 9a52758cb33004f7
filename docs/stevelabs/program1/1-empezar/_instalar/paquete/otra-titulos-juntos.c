#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué paquete?\n");
    scanf("%39s", nombre);
    printf("Debian:\nsudo apt update\n");
    printf("sudo apt install %s\n", nombre);
    printf("Fedora:\nsudo ");
    printf("dnf install %s\n", nombre);
    printf("Arch:\nsudo ");
    printf("pacman -Syu %s\n", nombre);
    return 0;
}
