/* The process of the control channel, which never ends by itself. */
void control(void);
