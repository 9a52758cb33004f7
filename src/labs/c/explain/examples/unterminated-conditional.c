#include <stdio.h>
#ifndef AGENDA_H
#define AGENDA_H

int main(void)
{
    printf("Hola\n");
    return 0;
}
