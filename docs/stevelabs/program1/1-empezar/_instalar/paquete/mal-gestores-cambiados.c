// Falla: caso el paquete geany
// Falla: caso otro paquete
// Falla: caso un nombre con guion
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué paquete?\n");
    scanf("%39s", nombre);
    printf("Debian:\n");
    printf("sudo apt update\n");
    printf("sudo apt install %s\n", nombre);
    printf("Fedora:\n");
    printf("sudo pacman -Syu %s\n", nombre);
    printf("Arch:\n");
    printf("sudo dnf install %s\n", nombre);
    return 0;
}
